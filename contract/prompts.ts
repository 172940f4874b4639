import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { MODES } from './generationWords.ts';
import { code, dataOf } from './primitives.ts';
import { EnhancedPrompt } from './schemas/generation.ts';
import { PromptPlan, PromptPlanRequest } from './schemas/prompts.ts';
import { Prompt } from './schemas/promptText.ts';

export * from './schemas/prompts.ts';

export const promptsEndpoints = {
  enhancePrompt: endpoint('POST /prompts/enhance', {
    access: 'user',
    summary: 'A richer wording of a prompt, in its own language',
    body: v.object({ prompt: Prompt, mode: v.picklist(MODES, code('field_invalid')) }),
    reply: dataOf(EnhancedPrompt),
  }),
  planPrompt: endpoint('POST /prompts/plan', {
    access: 'user',
    summary: 'Previews what a prompt would produce and what not, free of charge; null for models that cannot say',
    body: PromptPlanRequest,
    reply: dataOf(v.nullable(PromptPlan)),
  }),
};
