-- Entries carry their posting's kind and time: fill those written before.
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";
--> statement-breakpoint
UPDATE "ledger_entries" e SET kind = p.kind, created_at = p.created_at FROM "ledger_postings" p WHERE p.id = e.posting_id;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";
--> statement-breakpoint

-- A user's movements, newest first, with everything that lists and sums need: the table itself is not read.
CREATE INDEX "ledger_entries_account" ON "ledger_entries" (account_id, id) INCLUDE (kind, amount, created_at) WHERE balance_after IS NOT NULL;
--> statement-breakpoint

-- A posting belongs to the transaction that writes it, whatever the statement says.
CREATE FUNCTION ledger_stamp_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.written_in := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_stamp BEFORE INSERT ON "ledger_postings"
  FOR EACH ROW EXECUTE FUNCTION ledger_stamp_posting();
--> statement-breakpoint

-- An entry joins a posting of its own transaction only, copies its kind and time, moves its account's cached balance
-- and remembers the result. The update locks the account's row, so postings to one wallet follow each other; the id is
-- drawn after that, so that ids of one account ascend in the order of its balances.
CREATE OR REPLACE FUNCTION ledger_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT kind, created_at INTO NEW.kind, NEW.created_at FROM ledger_postings
  WHERE id = NEW.posting_id AND written_in = pg_current_xact_id();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'an entry can join ledger posting % only in the transaction that writes it', NEW.posting_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_with_posting';
  END IF;
  NEW.balance_after := NULL;
  UPDATE ledger_accounts SET balance = balance + NEW.amount
  WHERE id = NEW.account_id AND user_id IS NOT NULL
  RETURNING balance INTO NEW.balance_after;
  IF FOUND THEN
    NEW.id := nextval('ledger_entries_id_seq');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- At the commit every posting must have entries that sum to zero, touch the accounts of one user only, and go the way
-- its kind says. Once for each posting: its entries cannot grow later.
DROP TRIGGER ledger_entries_balanced ON "ledger_entries";
--> statement-breakpoint
DROP FUNCTION ledger_check_posting();
--> statement-breakpoint
CREATE FUNCTION ledger_check_posting() RETURNS trigger LANGUAGE plpgsql AS $$
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
  FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
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
CREATE CONSTRAINT TRIGGER ledger_postings_balanced AFTER INSERT ON "ledger_postings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_posting();
--> statement-breakpoint

-- Packages and channels to begin with; operators change them. Rupiah; fees of channels in ten-thousandths.
INSERT INTO "packages" ("id", "credit_amount", "price") VALUES
  ('coins-100', 100, 10000), ('coins-250', 250, 24000), ('coins-500', 500, 46000),
  ('coins-1000', 1000, 89000), ('coins-2500', 2500, 215000), ('coins-5000', 5000, 415000);
--> statement-breakpoint
INSERT INTO "payment_channels"
  ("code", "method", "label", "position", "min_amount", "max_amount", "fee_flat", "fee_permyriad", "expires_after_seconds", "needs_phone") VALUES
  ('QRIS', 'qris', 'QRIS', 1, 1, 10000000, 0, 70, 1800, false),
  ('BCA_VIRTUAL_ACCOUNT', 'virtual-account', 'BCA', 10, 10000, 50000000, 4000, 0, 86400, false),
  ('MANDIRI_VIRTUAL_ACCOUNT', 'virtual-account', 'Mandiri', 11, 1, 30000000, 4000, 0, 86400, false),
  ('BNI_VIRTUAL_ACCOUNT', 'virtual-account', 'BNI', 12, 1, 50000000, 4000, 0, 86400, false),
  ('BRI_VIRTUAL_ACCOUNT', 'virtual-account', 'BRI', 13, 1, 150000000, 4000, 0, 86400, false),
  ('PERMATA_VIRTUAL_ACCOUNT', 'virtual-account', 'Permata', 14, 1, 1000000000, 4000, 0, 86400, false),
  ('CIMB_VIRTUAL_ACCOUNT', 'virtual-account', 'CIMB Niaga', 15, 1, 50000000, 4000, 0, 86400, false),
  ('BSI_VIRTUAL_ACCOUNT', 'virtual-account', 'BSI', 16, 1, 1000000000, 4000, 0, 86400, false),
  ('DANA', 'ewallet', 'DANA', 30, 100, 20000000, 0, 150, 1800, false),
  ('OVO', 'ewallet', 'OVO', 31, 100, 20000000, 0, 150, 300, true),
  ('SHOPEEPAY', 'ewallet', 'ShopeePay', 32, 1, 20000000, 0, 150, 1800, false),
  ('LINKAJA', 'ewallet', 'LinkAja', 33, 100, 10000000, 0, 150, 1800, false),
  ('ALFAMART', 'retail', 'Alfamart', 50, 10000, 2500000, 5000, 0, 86400, false),
  ('INDOMARET', 'retail', 'Indomaret', 51, 10000, 2500000, 5000, 0, 86400, false);
