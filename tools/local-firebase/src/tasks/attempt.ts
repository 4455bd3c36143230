import http from 'node:http';
import https from 'node:https';
import type { StoredTask } from './task-store.ts';

/** End of an attempt: with an answer, or without one at its deadline or a broken connection, or refused. */
export type AttemptResult =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'unanswered'; readonly reason: string }
  | { readonly kind: 'connection-refused' };

/** Sends a task to its function, as Cloud Tasks does. Rejects only when the signal ends it. */
export function attempt(task: StoredTask, url: string, signal: AbortSignal): Promise<AttemptResult> {
  const { deadlineMs } = task.request;
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? https : http).request(url, {
      method: 'POST',
      headers: headersOf(task),
      agent: false,
    });
    const end = () => request.destroy(new Error('stopped'));
    const deadline = setTimeout(
      () => request.destroy(new Error(`no answer within ${deadlineMs / 1000} s`)),
      deadlineMs,
    );
    signal.addEventListener('abort', end, { once: true });
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve({ kind: 'answered', status: response.statusCode ?? 0 }));
      response.on('error', fail);
    });
    request.on('error', fail);
    request.on('close', () => {
      clearTimeout(deadline);
      signal.removeEventListener('abort', end);
    });
    request.end(Buffer.from(task.request.body, 'base64'));

    function fail(error: NodeJS.ErrnoException): void {
      if (signal.aborted) reject(error);
      else
        resolve(
          error.code === 'ECONNREFUSED'
            ? { kind: 'connection-refused' }
            : { kind: 'unanswered', reason: error.message },
        );
    }
  });
}

/**
 * Headers of the task, and the ones that inform a function about it:
 * https://cloud.google.com/tasks/docs/creating-http-target-tasks#handler.
 */
function headersOf(task: StoredTask): http.OutgoingHttpHeaders {
  const own = Object.entries(task.request.headers).filter(
    ([name]) => !/^(host|content-length|connection|transfer-encoding|x-cloudtasks-.*)$/i.test(name),
  );
  return {
    ...Object.fromEntries(own),
    'User-Agent': 'Google-Cloud-Tasks',
    'X-CloudTasks-QueueName': task.queue.slice(task.queue.lastIndexOf('/') + 1),
    'X-CloudTasks-TaskName': task.id,
    'X-CloudTasks-TaskRetryCount': task.failures,
    'X-CloudTasks-TaskExecutionCount': task.responses,
    'X-CloudTasks-TaskETA': task.due / 1000,
    ...(task.lastStatus === null ? {} : { 'X-CloudTasks-TaskPreviousResponse': task.lastStatus }),
  };
}
