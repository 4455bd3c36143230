import { RpcError, type FirestoreService, type RulesIssue } from '../../service.ts';

interface RulesUpload {
  readonly rules?: { readonly files?: readonly { readonly content?: unknown }[] };
  readonly ignore_errors?: unknown;
}

/** An issue as firebase-tools prints it. */
interface IssueJson {
  readonly sourcePosition: { readonly line: number; readonly column: number };
  readonly severity: RulesIssue['severity'];
  readonly description: string;
}

/**
 * Puts uploaded rules in force. Rules with errors leave the old ones active; that is INVALID_ARGUMENT with
 * line and column, or with `ignore_errors` a normal answer that lists the issues.
 */
export function uploadRules(service: FirestoreService, project: string, body: unknown): { issues?: IssueJson[] } {
  const { rules, ignore_errors: ignoreErrors } = body as RulesUpload;
  const source = (rules?.files ?? []).map(({ content }) => content);
  if (source.length === 0 || source.some((content) => typeof content !== 'string')) {
    throw new RpcError('INVALID_ARGUMENT', 'The body must be {"rules":{"files":[{"content":"…"}]}}.');
  }
  const issues = service.setRules(project, source.join('\n'));
  const faulty = issues.some(({ severity }) => severity === 'ERROR');
  if (faulty && ignoreErrors !== true) throw new RpcError('INVALID_ARGUMENT', describeIssues(issues));
  return issues.length === 0 ? {} : { issues: issues.map(issueJson) };
}

/** One line an issue: `12:5 - ERROR missing ';'`. */
export function describeIssues(issues: readonly RulesIssue[]): string {
  return issues
    .map(({ line, column, severity, description }) => `${line}:${column} - ${severity} ${description}`)
    .join('\n');
}

function issueJson({ line, column, severity, description }: RulesIssue): IssueJson {
  return { sourcePosition: { line, column }, severity, description };
}
