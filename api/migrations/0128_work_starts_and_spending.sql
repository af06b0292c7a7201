CREATE TABLE "company_spending" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"cost" numeric(14, 4) NOT NULL,
	CONSTRAINT "company_spending_company_id_day_kind_pk" PRIMARY KEY("company_id","day","kind"),
	CONSTRAINT "company_spending_kind" CHECK (kind in ('ai', 'speech', 'sms', 'streams'))
);
--> statement-breakpoint
ALTER TABLE "company_spending" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_spending" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"cost" numeric(14, 4) NOT NULL,
	CONSTRAINT "person_spending_user_id_day_kind_pk" PRIMARY KEY("user_id","day","kind"),
	CONSTRAINT "person_spending_kind" CHECK (kind in ('ai', 'speech', 'sms', 'streams'))
);
--> statement-breakpoint
ALTER TABLE "person_spending" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_starts" (
	"company_id" integer NOT NULL,
	"queue" text NOT NULL,
	"key" uuid NOT NULL,
	"process" uuid,
	"deaths" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_starts_company_id_queue_key_pk" PRIMARY KEY("company_id","queue","key")
);
--> statement-breakpoint
ALTER TABLE "work_starts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_spending" ADD CONSTRAINT "company_spending_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_spending" ADD CONSTRAINT "person_spending_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_starts_process" ON "work_starts" USING btree ("process");--> statement-breakpoint
CREATE POLICY "company_spending_app" ON "company_spending" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "company_spending_app_see" ON "company_spending" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_spending_system" ON "company_spending" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "person_spending_system" ON "person_spending" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "work_starts_system" ON "work_starts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Adds to what a company uses of a day, and, where a person is named, to what they use in all companies. False
-- when `most` leaves no room for it; then the transaction must come to nothing. Of those who come at once, one waits for the
-- other. It runs as the owner, since a person's other companies are nobody else's to see.
CREATE FUNCTION spend(company integer, person integer, today date, what text, wanted bigint, price numeric, most bigint, most_price numeric)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Requests of one company spend nothing of another's day.
  IF current_setting('role') = 'kafedra_app'
    AND company IS DISTINCT FROM nullif(current_setting('kafedra.company_id', true), '')::integer THEN
    RAISE insufficient_privilege USING MESSAGE = 'a company spends for itself alone';
  END IF;
  INSERT INTO company_spending AS kept (company_id, day, kind, amount, cost)
  SELECT company, today, what, wanted, price
  WHERE (most IS NULL OR wanted <= most) AND (most_price IS NULL OR price <= most_price)
  ON CONFLICT (company_id, day, kind) DO UPDATE SET amount = kept.amount + excluded.amount, cost = kept.cost + excluded.cost
    WHERE (most IS NULL OR kept.amount + excluded.amount <= most) AND (most_price IS NULL OR kept.cost + excluded.cost <= most_price);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF person IS NULL THEN
    RETURN true;
  END IF;
  INSERT INTO person_spending AS kept (user_id, day, kind, amount, cost) VALUES (person, today, what, wanted, price)
  ON CONFLICT (user_id, day, kind) DO UPDATE SET amount = kept.amount + excluded.amount, cost = kept.cost + excluded.cost
    WHERE (most IS NULL OR kept.amount + excluded.amount <= most) AND (most_price IS NULL OR kept.cost + excluded.cost <= most_price);
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- Corrects what was added by what it came to, whatever the day has room for.
CREATE FUNCTION settle_spending(company integer, person integer, that_day date, what text, more bigint, more_price numeric)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE company_spending SET amount = greatest(0, amount + more), cost = greatest(0, cost + more_price)
  WHERE company_id = company AND day = that_day AND kind = what;
  UPDATE person_spending SET amount = greatest(0, amount + more), cost = greatest(0, cost + more_price)
  WHERE user_id = person AND day = that_day AND kind = what;
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION settle_spending(integer, integer, date, text, bigint, numeric) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION settle_spending(integer, integer, date, text, bigint, numeric) TO kafedra_system;--> statement-breakpoint
CREATE FUNCTION person_spending_of(person integer, today date, what text) RETURNS TABLE (amount bigint, cost numeric)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT spent.amount, spent.cost FROM person_spending spent WHERE spent.user_id = person AND spent.day = today AND spent.kind = what
$$;
