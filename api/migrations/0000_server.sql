-- What tables need of the server.
-- The two roles that requests and system work run as. They own nothing and cannot bypass row-level security.
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
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO kafedra_app, kafedra_system;
--> statement-breakpoint
-- Search by any part of a word.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Under row-level security an index serves only conditions whose functions cannot leak what they compare. ILIKE and
-- the comparison of numerics are not marked so, although they show nothing of their operands. Only a superuser may
-- mark them; without that, search and sorting by price stay right and read more rows.
DO $$
BEGIN
  ALTER FUNCTION pg_catalog.texticlike(text, text) LEAKPROOF;
  ALTER FUNCTION pg_catalog.numeric_lt(numeric, numeric) LEAKPROOF;
  ALTER FUNCTION pg_catalog.numeric_gt(numeric, numeric) LEAKPROOF;
  ALTER FUNCTION pg_catalog.numeric_eq(numeric, numeric) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'search under row-level security runs without its index: only a superuser may mark ILIKE leakproof';
END $$;
