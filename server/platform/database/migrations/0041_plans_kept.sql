-- In plpgsql a connection keeps the plans of these; in SQL they were planned anew by each call, which took longer than
-- running them.
CREATE OR REPLACE FUNCTION other_accounts_of(account uuid) RETURNS SETOF uuid LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT other.id FROM users own JOIN users other ON other.person_id = own.person_id
  WHERE own.id = account AND other.id <> own.id;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION signal_change(payload text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO signals (payload) VALUES ($1);
END $$;
