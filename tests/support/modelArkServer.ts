import { expect } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { createModelArkEngine } from '../../server/generation/modelark/modelArkEngine.ts';
import type { AcceptedReply } from './generationCalls.ts';
import type { ModelArkStandIn } from './modelArkStandIn.ts';
import { createTestServer, type TestAccount, type TestServer } from './testServer.ts';

/** As the product's, but in a hurry. */
const PACING = { lookEvery: 0, lookups: [0, 0.2], firstBackOff: 0.05 };

interface Options {
  /** Jobs at the provider at a time. */
  concurrency: number;
  /** Seconds between polls of a job. */
  lookEvery?: number;
}

/** A server whose only engine asks this stand-in for ModelArk. */
export function startModelArkServer(
  ark: ModelArkStandIn,
  { concurrency, lookEvery = PACING.lookEvery }: Options,
): Promise<TestServer> {
  return createTestServer({
    engines: ({ callbackKey, publicUrl, ...deps }) => [
      createModelArkEngine({
        deps,
        fetch,
        key: callbackKey,
        publicUrl,
        pacing: { ...PACING, lookEvery },
        config: {
          baseUrl: ark.baseUrl,
          key: ark.key,
          videoModels: 'seedance-1-0-pro-250528,dreamina-seedance-2-0-mini-260615,dreamina-seedance-2-5-260628',
          imageModels: 'seedream-4-0-250828,dola-seedream-5-0-pro-260628',
          resultHosts: ['hasil.example'],
          concurrency,
        },
      }),
    ],
    env: { KILAS_DAILY_LIMIT: '1000' },
  });
}

/** Asks for one item and expects it to be accepted. */
export async function submitOne(account: TestAccount, path: string, body: object): Promise<Task> {
  const answer = await account.call<AcceptedReply>('POST', path, body);
  expect(answer.status).toBe(202);
  return answer.body.data.items[0]!;
}
