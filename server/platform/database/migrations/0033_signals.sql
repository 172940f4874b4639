-- Unlogged: told within milliseconds, and without a page to tell after a crash, since every stream has ended then.
CREATE UNLOGGED TABLE "signals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payload" text NOT NULL
);
--> statement-breakpoint
-- As a function, so that the statement that changes something can signal it as one of its RETURNING columns.
CREATE FUNCTION signal_change(payload text) RETURNS void LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO signals (payload) VALUES ($1)
$$;
