-- The application gets a role of its own, which can add to the ledger and do nothing else to it. So that its rules hold
-- against whatever that role may write by hand:
-- * functions that touch what the role may not touch do it as their owner, and everybody else may not call them: a
--   trigger on a table of one's own could move balances with them;
-- * all of them find their tables by a fixed path: a temporary table named like a ledger's would be read instead.
ALTER FUNCTION ledger_move_balance() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION ledger_hold(uuid, uuid[], text[], bigint[], timestamptz) SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION ledger_stamp_posting() SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION ledger_refuse_change() SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION ledger_move_balance() FROM PUBLIC;
--> statement-breakpoint

-- An account opens empty, stays whose it is, and its balance moves only through an entry: inside the entry's trigger the
-- nesting is two deep, by hand it is one.
CREATE OR REPLACE FUNCTION ledger_guard_balance() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'a ledger account opens empty'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balance_by_entry';
    END IF;
  ELSIF NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance changes only through a ledger entry'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balance_by_entry';
  ELSIF (NEW.id, NEW.kind, NEW.user_id) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.user_id) THEN
    RAISE EXCEPTION 'a ledger account stays whose it is'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER ledger_accounts_guard_balance ON "ledger_accounts";
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_guard_balance BEFORE INSERT OR UPDATE ON "ledger_accounts"
  FOR EACH ROW EXECUTE FUNCTION ledger_guard_balance();
--> statement-breakpoint

-- The entries of a posting are written by one statement and are whole then. Checked at the commit alone, a transaction
-- could have the check made early (SET CONSTRAINTS … IMMEDIATE) and go on writing to the same posting.
DROP TRIGGER ledger_postings_balanced ON "ledger_postings";
--> statement-breakpoint
DROP FUNCTION ledger_check_posting();
--> statement-breakpoint
CREATE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  posting record;
  entries bigint;
  total bigint;
  owners bigint;
  fits boolean;
BEGIN
  FOR posting IN SELECT DISTINCT posting_id AS id, kind FROM written LOOP
    -- Accounts are looked up one by one: as a join, a plan made while the tables had no statistics read every account.
    SELECT count(*), coalesce(sum(e.amount), 0), count(DISTINCT a.user_id), coalesce(bool_and(
      CASE posting.kind
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
    WHERE e.posting_id = posting.id;
    IF entries < 2 OR total <> 0 THEN
      RAISE EXCEPTION 'ledger posting % does not balance: its % entries sum to %', posting.id, entries, total
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_balanced';
    END IF;
    IF owners <> 1 OR NOT fits THEN
      RAISE EXCEPTION 'ledger posting % does not have the shape of a %', posting.id, posting.kind
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_shape';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_whole AFTER INSERT ON "ledger_entries"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries();
--> statement-breakpoint

-- At the commit a posting must have entries; that they are whole was checked when they were written.
CREATE FUNCTION ledger_check_posting() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE posting_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger posting % does not balance: it has no entries', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balanced AFTER INSERT ON "ledger_postings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_posting();
--> statement-breakpoint

-- What the application's role may do, whatever its name is; called at every start, so new tables are in it. Reading and
-- writing everywhere, structure nowhere, and in the ledger only adding: not even a balance of a new account.
CREATE FUNCTION grant_to_application(application name) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  ledger CONSTANT text := 'public.ledger_accounts, public.ledger_postings, public.ledger_entries, public.credit_adjustments';
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA public, pgboss TO %I', application);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO %I', application);
  EXECUTE format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, pgboss TO %I', application);
  EXECUTE format('REVOKE ALL ON %s FROM %I', ledger, application);
  EXECUTE format('GRANT SELECT ON %s TO %I', ledger, application);
  EXECUTE format('GRANT INSERT ON public.ledger_postings, public.ledger_entries, public.credit_adjustments TO %I', application);
  EXECUTE format('GRANT INSERT (kind, user_id) ON public.ledger_accounts TO %I', application);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION grant_to_application(name) FROM PUBLIC;
