import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * This process's metrics, always counted in memory, even when nobody reads them. Effects of a transaction are counted
 * after its commit (`afterCommit`). Labels have few values (route patterns, codes, internal names); never a path, an id
 * or a user's text.
 */
export const instruments = new Registry();
const registers = [instruments];

/** Seconds, from a cached answer to the point where users give up. */
const ANSWER_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Seconds, from the time of a picture to that of the longest clip. */
const WORK_SECONDS = [1, 2, 5, 10, 20, 40, 80, 160, 320, 640];

export const requestsAnswered = new Counter({
  name: 'kilas_http_requests_total',
  help: 'Requests answered, by route pattern and status',
  labelNames: ['method', 'route', 'status'],
  registers,
});
export const requestSeconds = new Histogram({
  name: 'kilas_http_request_seconds',
  help: 'Time until the head of an answer was made',
  labelNames: ['method', 'route'],
  buckets: ANSWER_SECONDS,
  registers,
});
export const requestsUnderWay = new Gauge({
  name: 'kilas_http_requests_under_way',
  help: 'Requests that wait for the head of their answer',
  registers,
});
export const liveStreams = new Gauge({
  name: 'kilas_live_streams',
  help: 'Open live channels of this process',
  registers,
});
export const tasksAccepted = new Counter({
  name: 'kilas_tasks_taken_total',
  help: 'Tasks asked for, counted at commit',
  labelNames: ['engine', 'kind'],
  registers,
});
export const tasksEnded = new Counter({
  name: 'kilas_tasks_ended_total',
  help: 'Tasks ended, counted at commit; code says why nothing came of it',
  labelNames: ['engine', 'kind', 'outcome', 'code'],
  registers,
});
export const workSeconds = new Histogram({
  name: 'kilas_task_work_seconds',
  help: 'From the start of the work to the kept result, completed tasks only',
  labelNames: ['engine', 'kind'],
  buckets: WORK_SECONDS,
  registers,
});
export const renderSeconds = new Histogram({
  name: 'kilas_render_seconds',
  help: 'Time that the built-in engine drew, on this machine; ended without a word: drawn again',
  labelNames: ['mode', 'outcome'],
  buckets: WORK_SECONDS,
  registers,
});
export const coinsMoved = new Counter({
  name: 'kilas_coins_total',
  help: 'Coins of committed ledger postings, by kind; adjustments that take away are adjustment_down',
  labelNames: ['movement'],
  registers,
});
export const webhooksHandled = new Counter({
  name: 'kilas_webhooks_total',
  help: 'Messages of the gateway: stored (repetitions included), refused for a wrong token, acted on, to be tried again',
  labelNames: ['outcome'],
  registers,
});
export const mailsSent = new Counter({
  name: 'kilas_mails_total',
  help: 'Tries to send a mail: sent, failed (tried again), nothing (no longer wanted)',
  labelNames: ['kind', 'outcome'],
  registers,
});
export const pushesSent = new Counter({
  name: 'kilas_pushes_total',
  help: 'Tries to send a push: sent, failed (tried again), gone, refused, nothing (no longer wanted)',
  labelNames: ['topic', 'outcome'],
  registers,
});
export const jobsRun = new Counter({
  name: 'kilas_jobs_total',
  help: 'Jobs handled by this process; a failed one is tried again',
  labelNames: ['queue', 'outcome'],
  registers,
});
export const jobSeconds = new Histogram({
  name: 'kilas_job_seconds',
  help: 'Time that a job took',
  labelNames: ['queue'],
  buckets: ANSWER_SECONDS,
  registers,
});
