-- The roles, privileges, extensions and the column default function that the tables need.

-- The roles of transactions for requests (kafedra_app) and for the program itself (kafedra_system). They own nothing
-- and cannot bypass row-level security.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kafedra_app') THEN
    CREATE ROLE kafedra_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kafedra_system') THEN
    CREATE ROLE kafedra_system NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT;
  END IF;
  EXECUTE format('GRANT kafedra_app, kafedra_system TO %I', current_user);
END $$;
--> statement-breakpoint

GRANT USAGE ON SCHEMA public TO kafedra_app, kafedra_system;

ALTER DEFAULT PRIVILEGES IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO kafedra_app, kafedra_system;
--> statement-breakpoint

-- Indexes for search by parts of words.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint

-- Indexes that combine the company with a search.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint

-- Under row-level security PostgreSQL uses an index only for conditions whose functions are LEAKPROOF. The following
-- functions are not marked so, although they reveal nothing of their operands: ILIKE, regular expressions, full text
-- and similarity search, the comparison of numerics (sorting by price), and the equality of jsonb (the keys of row
-- counts). Only a superuser can mark them; without the marks, results are the same and queries read more rows.
DO $$
BEGIN
  ALTER FUNCTION pg_catalog.texticlike(text, text) LEAKPROOF;
  ALTER FUNCTION pg_catalog.texticregexeq(text, text) LEAKPROOF;
  ALTER FUNCTION pg_catalog.ts_match_vq(tsvector, tsquery) LEAKPROOF;
  ALTER FUNCTION word_similarity_commutator_op(text, text) LEAKPROOF;
  ALTER FUNCTION pg_catalog.numeric_lt(numeric, numeric) LEAKPROOF;
  ALTER FUNCTION pg_catalog.numeric_gt(numeric, numeric) LEAKPROOF;
  ALTER FUNCTION pg_catalog.numeric_eq(numeric, numeric) LEAKPROOF;
  ALTER FUNCTION pg_catalog.jsonb_eq(jsonb, jsonb) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'searches under row-level security run without their indexes: only a superuser may mark functions leakproof';
END $$;
--> statement-breakpoint

-- A certificate number: eleven random symbols of Crockford's Base32 and a check symbol by Luhn's algorithm modulo 32,
-- as in common/src/certificates. The bytes of a random UUID are random except the seventh and the ninth, which contain
-- its version and variant.
CREATE FUNCTION certificate_number() RETURNS text LANGUAGE sql VOLATILE SET search_path = public, pg_temp AS $$
  WITH drawn AS MATERIALIZED (SELECT uuid_send(gen_random_uuid()) AS bytes),
  places AS MATERIALIZED (
    SELECT place, get_byte(bytes, CASE WHEN place <= 6 THEN place - 1 ELSE place + 2 END) & 31 AS symbol
    FROM drawn, generate_series(1, 11) AS place
  ),
  symbols AS (
    SELECT place, symbol FROM places
    UNION ALL
    SELECT 12, (32 - sum(weighed / 32 + weighed % 32) % 32) % 32
    FROM (SELECT CASE WHEN place % 2 = 1 THEN 2 * symbol ELSE symbol END AS weighed FROM places) AS each
  )
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', symbol::integer + 1, 1)
    || CASE WHEN place IN (4, 8) THEN '-' ELSE '' END, '' ORDER BY place)
  FROM symbols
$$;
