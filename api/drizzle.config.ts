// drizzle-kit: writes migrations from the tables of all domains.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*tables.ts',
  out: './migrations',
  entities: { roles: false },
});
