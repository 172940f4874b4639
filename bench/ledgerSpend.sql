-- One spend as the product writes it, for pgbench: what this database can do at most for the same statements.
-- pgbench -n -M prepared -c 20 -j 2 -T 10 -D users=10000 -f bench/ledgerSpend.sql
\set user random(1, :users)
begin;
select had, holds from ledger_hold(
  ('00000000-0000-7000-8000-' || lpad(to_hex(:user::int), 12, '0'))::uuid, array[gen_random_uuid()], array[gen_random_uuid()::text || '/1'], array[1::bigint], now());
commit;
