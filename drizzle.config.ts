import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/*ables.ts',
  out: './server/platform/database/migrations',
});
