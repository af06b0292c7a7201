-- The number of a certificate, as common/src/certificates reads it: eleven symbols of Crockford's base 32 that nobody can
-- guess, and one that follows from them by Luhn's algorithm modulo 32. The bytes of a random UUID are random but for the
-- seventh and the ninth, which say what kind of UUID it is.
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
