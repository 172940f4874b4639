-- The same check as before, with its accounts looked up one by one. As a join, a plan made while the tables had no
-- statistics read every account for every posting, and each session kept that plan.
CREATE OR REPLACE FUNCTION ledger_check_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entries bigint;
  total bigint;
  owners bigint;
  fits boolean;
BEGIN
  SELECT count(*), coalesce(sum(e.amount), 0), count(DISTINCT a.user_id), coalesce(bool_and(
    CASE NEW.kind
      WHEN 'hold' THEN (a.kind = 'wallet' AND e.amount < 0) OR (a.kind = 'hold' AND e.amount > 0)
      WHEN 'settle' THEN (a.kind = 'hold' AND e.amount < 0) OR (a.kind = 'spend' AND e.amount > 0)
      WHEN 'release' THEN (a.kind = 'hold' AND e.amount < 0) OR (a.kind = 'wallet' AND e.amount > 0)
      WHEN 'purchase' THEN (a.kind = 'wallet' AND e.amount > 0) OR (a.kind = 'sales' AND e.amount < 0)
      WHEN 'adjustment' THEN a.kind IN ('wallet', 'promotion')
      ELSE (a.kind = 'wallet' AND e.amount > 0) OR (a.kind = 'promotion' AND e.amount < 0)
    END), false)
  INTO entries, total, owners, fits
  FROM ledger_entries e
  CROSS JOIN LATERAL (SELECT kind, user_id FROM ledger_accounts WHERE id = e.account_id OFFSET 0) a
  WHERE e.posting_id = NEW.id;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'ledger posting % does not balance: its % entries sum to %', NEW.id, entries, total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_balanced';
  END IF;
  IF owners <> 1 OR NOT fits THEN
    RAISE EXCEPTION 'ledger posting % does not have the shape of a %', NEW.id, NEW.kind
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_shape';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Reserves coins for several things, all or none, in one round trip and with plans that each session keeps. Answers what
-- the wallet had, and for how many things coins are reserved now; nothing is written when the wallet has too little.
CREATE FUNCTION ledger_hold(holder uuid, postings uuid[], sources text[], coins bigint[], at timestamptz, OUT had bigint, OUT holds int)
LANGUAGE plpgsql AS $$
DECLARE
  wallet bigint;
  reserve bigint;
BEGIN
  holds := 0;
  SELECT id, balance INTO wallet, had FROM ledger_accounts WHERE user_id = holder AND kind = 'wallet' FOR UPDATE;
  IF had IS NULL OR had < (SELECT sum(c) FROM unnest(coins) c) THEN
    RETURN;
  END IF;
  SELECT id INTO reserve FROM ledger_accounts WHERE user_id = holder AND kind = 'hold';
  FOR i IN 1 .. cardinality(postings) LOOP
    INSERT INTO ledger_postings (id, kind, source_type, source_id, created_at)
    VALUES (postings[i], 'hold', 'task', sources[i], at) ON CONFLICT (source_type, source_id, kind) DO NOTHING;
    EXIT WHEN NOT FOUND;
    INSERT INTO ledger_entries (posting_id, account_id, amount) VALUES (postings[i], wallet, -coins[i]), (postings[i], reserve, coins[i]);
    holds := i;
  END LOOP;
END $$;
