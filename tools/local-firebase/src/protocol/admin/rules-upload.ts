import * as v from 'valibot';
import { RpcError, type FirestoreService, type RulesIssue } from '../../service.ts';

const rulesUpload = v.object({
  rules: v.object({ files: v.pipe(v.array(v.object({ content: v.string() })), v.minLength(1)) }),
  ignore_errors: v.optional(v.unknown()),
});

/** An issue as firebase-tools prints it. */
interface IssueJson {
  readonly sourcePosition: { readonly line: number; readonly column: number };
  readonly severity: RulesIssue['severity'];
  readonly description: string;
}

/**
 * Puts uploaded rules in force. Rules with errors leave the old ones active. They give INVALID_ARGUMENT with line and
 * column, or with `ignore_errors` a normal answer that lists the issues.
 */
export function uploadRules(service: FirestoreService, project: string, body: unknown): { issues?: IssueJson[] } {
  const upload = v.safeParse(rulesUpload, body);
  if (!upload.success)
    throw new RpcError('INVALID_ARGUMENT', 'The body must be {"rules":{"files":[{"content":"…"}]}}.');
  const { rules, ignore_errors: ignoreErrors } = upload.output;
  const issues = service.setRules(project, rules.files.map(({ content }) => content).join('\n'));
  const invalid = issues.some(({ severity }) => severity === 'ERROR');
  if (invalid && ignoreErrors !== true) throw new RpcError('INVALID_ARGUMENT', describeIssues(issues));
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
