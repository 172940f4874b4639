import { and, count, desc, eq } from 'drizzle-orm';
import type { Template, TemplateDraft } from '../../contract/templates.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries, Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import { templates } from './tables.ts';

const MAX_OWN_TEMPLATES = 200;

function present({ id, name, prompt, mode, slots, settings }: typeof templates.$inferSelect): Template {
  return { id, name, prompt, mode, slots, settings, category: null, is_own: true, sample_url: null };
}

/** A person's own templates, newest first. */
export async function listOwnTemplates(queries: Queries, userId: string): Promise<Template[]> {
  return (await queries.select().from(templates).where(eq(templates.userId, userId)).orderBy(desc(templates.id))).map(
    present,
  );
}

/** @throws ApiError too_many_templates */
export async function createTemplate(
  transaction: Transaction,
  { clock, userId, draft }: { clock: Clock; userId: string; draft: TemplateDraft },
): Promise<Template> {
  const [kept] = await transaction.select({ templates: count() }).from(templates).where(eq(templates.userId, userId));
  if ((kept?.templates ?? 0) >= MAX_OWN_TEMPLATES) throw new ApiError('too_many_templates');
  const now = clock.now();
  const [created] = await transaction
    .insert(templates)
    .values({ id: newId(now), userId, ...draft, createdAt: now })
    .returning();
  return present(created!);
}

/** @throws ApiError not_found, also for another person's */
export async function updateTemplate({
  database,
  userId,
  id,
  draft,
}: {
  database: Database;
  userId: string;
  id: string;
  draft: TemplateDraft;
}): Promise<Template> {
  const [updated] = await database
    .update(templates)
    .set(draft)
    .where(and(eq(templates.id, id), eq(templates.userId, userId)))
    .returning();
  if (!updated) throw new ApiError('not_found');
  return present(updated);
}

/** @throws ApiError not_found, also for another person's */
export async function deleteTemplate({
  database,
  userId,
  id,
}: {
  database: Database;
  userId: string;
  id: string;
}): Promise<void> {
  const deleted = await database
    .delete(templates)
    .where(and(eq(templates.id, id), eq(templates.userId, userId)))
    .returning({ id: templates.id });
  if (deleted.length === 0) throw new ApiError('not_found');
}

/** Deletes all templates of a person whose account is deleted. */
export async function deleteOwnTemplates(queries: Queries, { userId }: { userId: string }): Promise<void> {
  await queries.delete(templates).where(eq(templates.userId, userId));
}
