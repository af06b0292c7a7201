CREATE TABLE "row_sums" (
	"company_id" integer NOT NULL,
	"summed" text NOT NULL,
	"summed_column" text NOT NULL,
	"summed_by" text NOT NULL,
	"key" jsonb NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "row_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sum" numeric NOT NULL,
	CONSTRAINT "row_sums_company_id_summed_summed_column_summed_by_key_id_pk" PRIMARY KEY("company_id","summed","summed_column","summed_by","key","id")
);
--> statement-breakpoint
ALTER TABLE "row_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_lessons" (
	"company_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"teacher_price" numeric(12, 2) NOT NULL,
	CONSTRAINT "order_lessons_company_id_order_id_lesson_id_pk" PRIMARY KEY("company_id","order_id","lesson_id"),
	CONSTRAINT "order_lessons_price" CHECK (teacher_price >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_gifts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"code" text NOT NULL,
	"redeemed_by" integer,
	"redeemed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_gifts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_gifts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"payment_order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"order_id" integer,
	"course_id" integer,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"reference" text,
	"booked_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "ledger_entries_kind" CHECK (kind in ('payment', 'refund')),
	CONSTRAINT "ledger_entries_debit" CHECK (debit in ('provider', 'school', 'sales')),
	CONSTRAINT "ledger_entries_credit" CHECK (credit in ('sales', 'school', 'provider')),
	CONSTRAINT "ledger_entries_amount" CHECK (amount > 0),
	CONSTRAINT "ledger_entries_accounts" CHECK ((case kind when 'payment' then credit else debit end) = 'sales' and debit <> credit)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_learners" (
	"company_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "payment_learners_company_id_payment_id_target_id_pk" PRIMARY KEY("company_id","payment_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "payment_learners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"course_id" integer,
	"payer_id" integer,
	"bitrix_contact_id" text,
	"payments_sum" numeric(12, 2) DEFAULT '0' NOT NULL,
	"paid_sum" numeric(12, 2) DEFAULT '0' NOT NULL,
	"access_withdrawn_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_orders_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_orders_sums" CHECK (payments_sum >= 0 and paid_sum >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_packages" (
	"company_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "payment_packages_company_id_payment_id_target_id_pk" PRIMARY KEY("company_id","payment_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "payment_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_statuses" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_statuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_name" text collate "und-x-icu" NOT NULL,
	"public_name" text NOT NULL,
	"text_color" text NOT NULL,
	"background_color" text NOT NULL,
	"type" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_statuses_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_statuses_of_type" UNIQUE("company_id","id","type"),
	CONSTRAINT "payment_statuses_type" CHECK (type in ('waiting', 'paid', 'partly_refunded', 'refunded', 'canceled')),
	CONSTRAINT "payment_statuses_colors" CHECK (text_color ~ '^#[0-9a-f]{6}$' and background_color ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "payment_statuses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_order_id" integer NOT NULL,
	"course_id" integer,
	"payer_id" integer,
	"course_branch_id" integer,
	"status_id" integer NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"promo_code_id" integer,
	"price" numeric(12, 2) NOT NULL,
	"price_without_discount" numeric(12, 2) NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"refunded_sum" numeric(12, 2) DEFAULT '0' NOT NULL,
	"comment" text,
	"searched" text,
	"author_id" integer,
	"paid_at" timestamp(3) with time zone,
	"reserved_until_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"provider_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_asked_at" timestamp(3) with time zone,
	"provider_order" jsonb,
	"provider_payment_id" text,
	"confirmation_url" text,
	"receipt_sent_at" timestamp(3) with time zone,
	"cancellation" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payments_status" CHECK (status in ('waiting', 'paid', 'partly_refunded', 'refunded', 'canceled')),
	CONSTRAINT "payments_type" CHECK (type in ('online', 'manual', 'free')),
	CONSTRAINT "payments_price" CHECK (price >= 0 and price_without_discount >= price and refunded_sum between 0 and price),
	CONSTRAINT "payments_provider_order" CHECK ((provider_order is null) = (provider_asked_at is null)),
	CONSTRAINT "payments_free" CHECK ((type = 'free') = (price = 0)),
	CONSTRAINT "payments_paid_at" CHECK ((paid_at is not null) = (status in ('paid', 'partly_refunded', 'refunded')))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promo_code_counts" (
	"company_id" integer NOT NULL,
	"promo_code_id" integer NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "promo_code_counts_company_id_promo_code_id_pk" PRIMARY KEY("company_id","promo_code_id"),
	CONSTRAINT "promo_code_counts_used" CHECK (used >= 0)
);
--> statement-breakpoint
ALTER TABLE "promo_code_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reconciliation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"movement" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" integer,
	"provider_amount" numeric(12, 2),
	"ledger_amount" numeric(12, 2),
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliation_differences_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reconciliation_differences_kind" CHECK (kind in ('missing_here', 'missing_there', 'amount')),
	CONSTRAINT "reconciliation_differences_movement" CHECK (movement in ('payment', 'refund'))
);
--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"checked" integer,
	"checked_at" timestamp(3) with time zone,
	"problem" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reconciliations_checked" CHECK ((checked is null) = (checked_at is null))
);
--> statement-breakpoint
ALTER TABLE "reconciliations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refunds" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"provider_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_refund_id" text,
	"problem" text,
	"author_id" integer,
	"settled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "refunds_status" CHECK (status in ('waiting', 'succeeded', 'canceled')),
	CONSTRAINT "refunds_amount" CHECK (amount > 0),
	CONSTRAINT "refunds_settled_at" CHECK ((settled_at is not null) = (status <> 'waiting'))
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "used_promo_codes" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "used_promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"promo_code_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"user_id" integer,
	"course_id" integer,
	"discount" numeric(12, 2) NOT NULL,
	"released_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "used_promo_codes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "used_promo_codes_discount" CHECK (discount >= 0)
);
--> statement-breakpoint
ALTER TABLE "used_promo_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sales_days" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"course_id" integer NOT NULL,
	"source" text NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"paid_orders" integer DEFAULT 0 NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"income" numeric(12, 2) DEFAULT '0' NOT NULL,
	"refunds" numeric(12, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "sales_days_company_id_day_course_id_source_pk" PRIMARY KEY("company_id","day","course_id","source"),
	CONSTRAINT "sales_days_sums" CHECK (income >= 0 and refunds >= 0)
);
--> statement-breakpoint
ALTER TABLE "sales_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_email_key" text GENERATED ALWAYS AS (lower(contact_email)) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_paid" boolean GENERATED ALWAYS AS (payed_at is not null) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "order_lessons" ADD CONSTRAINT "order_lessons_order" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lessons" ADD CONSTRAINT "order_lessons_lesson" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_gifts" ADD CONSTRAINT "course_gifts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_gifts" ADD CONSTRAINT "course_gifts_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_gifts" ADD CONSTRAINT "course_gifts_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_payment_order_id_payment_orders_company_id_id_fk" FOREIGN KEY ("company_id","payment_order_id") REFERENCES "public"."payment_orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_refund_id_refunds_company_id_id_fk" FOREIGN KEY ("company_id","refund_id") REFERENCES "public"."refunds"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_learners" ADD CONSTRAINT "payment_learners_payment" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_learners" ADD CONSTRAINT "payment_learners_target" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_packages" ADD CONSTRAINT "payment_packages_payment" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_packages" ADD CONSTRAINT "payment_packages_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_statuses" ADD CONSTRAINT "payment_statuses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_payment_order_id_payment_orders_company_id_id_fk" FOREIGN KEY ("company_id","payment_order_id") REFERENCES "public"."payment_orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_status_id_status_payment_statuses_company_id_id_type_fk" FOREIGN KEY ("company_id","status_id","status") REFERENCES "public"."payment_statuses"("company_id","id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_course_branch_id_course_branches_company_id_id_fk" FOREIGN KEY ("company_id","course_branch_id") REFERENCES "public"."course_branches"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_promo_code_id_promo_codes_company_id_id_fk" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_counts" ADD CONSTRAINT "promo_code_counts_company_id_promo_code_id_promo_codes_company_id_id_fk" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_company_id_reconciliation_id_reconciliations_company_id_id_fk" FOREIGN KEY ("company_id","reconciliation_id") REFERENCES "public"."reconciliations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_promo_code_id_promo_codes_company_id_id_fk" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lessons_lesson_id" ON "order_lessons" USING btree ("company_id","lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_gifts_payment_id" ON "course_gifts" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_gifts_code" ON "course_gifts" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "course_gifts_created_at" ON "course_gifts" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_key" ON "ledger_entries" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "ledger_entries_booked_at" ON "ledger_entries" USING btree ("company_id","booked_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_payment_order_id" ON "ledger_entries" USING btree ("company_id","payment_order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_payment_id" ON "ledger_entries" USING btree ("company_id","payment_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_refund_id" ON "ledger_entries" USING btree ("company_id","refund_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order_id" ON "ledger_entries" USING btree ("company_id","order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_course_id" ON "ledger_entries" USING btree ("company_id","course_id","booked_at","id");--> statement-breakpoint
CREATE INDEX "payment_learners_target_id" ON "payment_learners" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_order_id" ON "payment_orders" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_created_at" ON "payment_orders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_course_id" ON "payment_orders" USING btree ("company_id","course_id","id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_payer_id" ON "payment_orders" USING btree ("company_id","payer_id","id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_paid_sum" ON "payment_orders" USING btree ("company_id","paid_sum","id");--> statement-breakpoint
CREATE INDEX "payment_packages_target_id" ON "payment_packages" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_statuses_is_default" ON "payment_statuses" USING btree ("company_id","type") WHERE is_default;--> statement-breakpoint
CREATE INDEX "payment_statuses_sort" ON "payment_statuses" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_payment_id" ON "payments" USING btree ("company_id","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_payment_order_id" ON "payments" USING btree ("company_id","payment_order_id","id");--> statement-breakpoint
CREATE INDEX "payments_course_branch_id" ON "payments" USING btree ("company_id","course_branch_id");--> statement-breakpoint
CREATE INDEX "payments_promo_code_id" ON "payments" USING btree ("company_id","promo_code_id","id");--> statement-breakpoint
CREATE INDEX "payments_status_id" ON "payments" USING btree ("company_id","status_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_course_id" ON "payments" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_payer_id" ON "payments" USING btree ("company_id","payer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_searched" ON "payments" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_due_at" ON "payments" USING btree ("company_id","due_at") WHERE status = 'waiting' and due_at is not null;--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("company_id","reserved_until_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "payments_by_created_at" ON "payments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_paid_at" ON "payments" USING btree ("company_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_price" ON "payments" USING btree ("company_id","price","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_of" ON "reconciliation_differences" USING btree ("company_id","reconciliation_id","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_payment_id" ON "reconciliation_differences" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_day" ON "reconciliations" USING btree ("company_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_refund_id" ON "refunds" USING btree ("company_id","provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id" ON "refunds" USING btree ("company_id","payment_id","id");--> statement-breakpoint
CREATE INDEX "refunds_created_at" ON "refunds" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "used_promo_codes_payment_id" ON "used_promo_codes" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_counted" ON "used_promo_codes" USING btree ("company_id","promo_code_id","user_id","course_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "used_promo_codes_by_created_at" ON "used_promo_codes" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_by_course_id" ON "used_promo_codes" USING btree ("company_id","course_id","id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_by_user_id" ON "used_promo_codes" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_promo_code_id" ON "used_promo_codes" USING btree ("company_id","promo_code_id","created_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merged_into" FOREIGN KEY ("company_id","merged_into_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_payed_at" ON "orders" USING btree ("company_id","status","payed_at","id");--> statement-breakpoint
CREATE INDEX "orders_is_paid" ON "orders" USING btree ("company_id","status","is_paid","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_contact_email" ON "orders" USING btree ("company_id","status","contact_email_key","id");--> statement-breakpoint
CREATE INDEX "orders_contact_phone" ON "orders" USING btree ("company_id","status","contact_phone","id");--> statement-breakpoint
CREATE INDEX "orders_merged_into_id" ON "orders" USING btree ("company_id","merged_into_id");--> statement-breakpoint
CREATE POLICY "row_sums_app" ON "row_sums" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "row_sums_app_see" ON "row_sums" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "row_sums_system" ON "row_sums" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_lessons_app" ON "order_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_lessons_system" ON "order_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_gifts_app" ON "course_gifts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_gifts_system" ON "course_gifts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ledger_entries_app" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ledger_entries_system" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_learners_app" ON "payment_learners" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payment_learners_system" ON "payment_learners" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_orders_app" ON "payment_orders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payment_orders_system" ON "payment_orders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_packages_app" ON "payment_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payment_packages_system" ON "payment_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_statuses_app" ON "payment_statuses" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payment_statuses_system" ON "payment_statuses" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payments_app" ON "payments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payments_system" ON "payments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "promo_code_counts_app" ON "promo_code_counts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promo_code_counts_system" ON "promo_code_counts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reconciliation_differences_app" ON "reconciliation_differences" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "reconciliation_differences_system" ON "reconciliation_differences" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reconciliations_app" ON "reconciliations" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "reconciliations_system" ON "reconciliations" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "refunds_app" ON "refunds" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "refunds_system" ON "refunds" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "used_promo_codes_app" ON "used_promo_codes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "used_promo_codes_system" ON "used_promo_codes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sales_days_app" ON "sales_days" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "sales_days_system" ON "sales_days" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);