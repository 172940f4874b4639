import type pg from 'pg';

/** The connection string through a pooler, as the application's role unless the pooler's URL names another. */
export function poolerConnectionString(poolerUrl: string, applicationUrl: string): string {
  const url = new URL(poolerUrl);
  const application = new URL(applicationUrl);
  if (!url.username) {
    url.username = application.username;
    url.password = application.password;
  }
  if (url.pathname.length < 2) url.pathname = application.pathname;
  return url.href;
}

/** Drops statement names: a pooler may run each transaction on another server connection, where the name is unknown. */
export function forgetStatementNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((question: unknown, ...given: unknown[]) =>
    query(isNamed(question) ? { ...question, name: undefined } : question, ...given)) as typeof client.query;
}

function isNamed(question: unknown): question is { name: string } {
  return typeof question === 'object' && question !== null && 'name' in question;
}
