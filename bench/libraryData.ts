import type pg from 'pg';
import { userId } from './ledgerData.ts';

/**
 * The nth person's id is that of the ledger's data; person 1 has the large library, everybody else about twenty items.
 */
export const LARGE = userId(1);
export const SMALL = userId(2);

const PORTION = 100_000;
export const WORDS =
  'pantai senja perahu nelayan kamera naik gunung kabut pagi sawah hijau hujan kota malam neon kucing oranye pasar batik kopi kebun teh laut biru ombak layangan anak tertawa lampu jalan sepi langit awan'.split(
    ' ',
  );

/**
 * Writes so many finished items with prompts, media and ids that ascend as the product's do; their coins are those of
 * `fillHistory`, whose task ids are the same. One in 47 is a favourite, one in 89 lies in the trash. Written without
 * the triggers that add up the storage: they would update one row once per item.
 */
export async function fillLibrary(pool: pg.Pool, { tasks, large }: { tasks: number; large: number }): Promise<void> {
  // Odd, so that the shares of the small accounts do not all fall on the large one's items.
  const others = Math.round((tasks - large) / 20) | 1;
  const every = Math.max(1, Math.floor(tasks / large));
  const client = await pool.connect();
  try {
    for (let done = 0; done < tasks; done += PORTION) {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query(
        `
        with item as (
          select n, ('0190' || lpad(to_hex(n), 28, '0'))::uuid as id, ('0190' || lpad(to_hex(n), 20, '0') || 'aaaaaaaa')::uuid as media,
            ('00000000-0000-7000-8000-' || lpad(to_hex(case when n % ${every} = 0 then 1 else 2 + n % ${others} end), 12, '0'))::uuid as owner,
            case when n % 3 = 0 then 'video' else 'image' end as kind, now() - ((${tasks} - n) || ' seconds')::interval as made,
            (select string_agg(($1::text[])[1 + (abs(hashint8(n * 31 + place)) % ${WORDS.length})], ' ') from generate_series(1, 7) place) || ' cerita' || n % 5000 as prompt
          from generate_series(${done}, ${Math.min(tasks, done + PORTION) - 1}) n
        ), kept as (
          insert into media_files (id, user_id, mime_type, width, height, duration_seconds, size_bytes, created_at)
          select media, owner, case kind when 'video' then 'video/mp4' else 'image/webp' end, 1024, 1024, case kind when 'video' then 5 end, 200000, made from item returning id
        )
        insert into tasks (id, batch_id, user_id, kind, mode, status, prompt, engine_id, model_id, settings, price, percent, stage, expected_seconds, media_id, created_at, completed_at, checked_at, deadline_at, is_favorite, deleted_at)
        select id, id, owner, kind, 'text-to-' || kind, case when n % 39 = 0 then 'failed' else 'completed' end, prompt, 'kilas-studio', 'kilas-studio-' || kind,
          '{"resolution":"1K","aspect_ratio":"1:1","duration_seconds":null,"fixed_camera":false,"watermark":false,"seed":1,"max_images":1}', 3, 100, 'done', 4,
          media, made, made, made, made, n % 47 = 0, case when n % 89 = 0 then now() end
        from item`,
        [WORDS],
      );
      await client.query('commit');
    }
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze tasks');
  await pool.query('vacuum analyze media_files');
}
