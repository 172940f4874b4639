import pg from 'pg';
import type { Database } from '../server/platform/database/database.ts';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/**
 * How the database answered the queries about tasks that `run` makes: by which indexes, or by reading the whole table.
 */
export async function plansOf(owner: pg.Pool, { $client }: Database, run: () => Promise<unknown>): Promise<string[]> {
  const asked: { text: string; values: unknown[] }[] = [];
  const query = $client.query.bind($client) as (...given: unknown[]) => unknown;
  $client.query = ((config: { text: string }, values: unknown[] = []) => {
    asked.push({ text: config.text, values });
    return query(config, values);
  }) as typeof $client.query;
  await run();
  Object.assign($client, { query });
  const ways = new Set<string>();
  for (const { text, values } of asked) {
    const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values);
    visit(rows[0]!['QUERY PLAN'][0].Plan, ways);
  }
  return [...ways];
}

function visit(node: PlanNode, ways: Set<string>): void {
  if (node['Index Name']?.startsWith('tasks'))
    ways.add(`${node['Index Name']}${node['Node Type'] === 'Index Only Scan' ? ' (alone)' : ''}`);
  if (node['Node Type'].endsWith('Seq Scan') && node['Relation Name'] === 'tasks') ways.add('THE WHOLE TABLE');
  for (const child of node.Plans ?? []) visit(child, ways);
}
