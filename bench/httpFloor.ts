/**
 * The floor of `bench/http.ts`: Hono and pg, one prepared statement, no session, none of our code. Arguments: database,
 * port.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { userId } from './ledgerData.ts';

const [, , connectionString, port] = process.argv;
const pool = new pg.Pool({ connectionString, max: 20 });
const app = new Hono();
let turn = 0;
app.get('/list', async (context) => {
  turn += 1;
  const { rows } = await pool.query({
    name: 'bare',
    text: 'select * from tasks where user_id = $1 and deleted_at is null order by id desc limit 20',
    values: [userId(2 + (turn % 1000))],
  });
  return context.json({ data: rows });
});
app.get('/nothing', (context) => context.json({ data: 1 }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(port) });
