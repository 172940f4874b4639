import type { Hono } from 'hono';
import { sendStyledPage } from '../../platform/http/inlineStyles.ts';
import type { ServerVariables } from '../../platform/http/serverVariables.ts';
import { readBytes } from '../../platform/http/readBytes.ts';
import { findSandboxPayment } from './openSandboxPayment.ts';
import { payPage, type WebhookFault, WEBHOOK_FAULTS } from './payPage.ts';
import { declineSandbox, paySandbox, type Delivery } from './paySandbox.ts';
import { sandboxApi } from './sandboxApi.ts';
import { SANDBOX_BASE, type SandboxDeps } from './sandboxDeps.ts';

const UNDERPAID_RUPIAH = 1000;
/** Enough for the pay page's form with its two short fields. */
const MAX_FORM_BYTES = 4096;

const DELIVERY_OF: Record<WebhookFault, Delivery> = {
  normal: {},
  copies: { copies: 3 },
  delayed: { delaySeconds: 60 },
  lost: { copies: 0 },
  forged: { hasWrongToken: true },
  less: {},
};

/** Mounts the sandbox gateway: its API, and the pages where a user pays. */
export function mountSandbox(app: Hono<ServerVariables>, deps: SandboxDeps): void {
  app.get(`${SANDBOX_BASE}/pay/:id`, async (context) => {
    const payment = await findSandboxPayment(deps, context.req.param('id'));
    const language = /^\s*en/i.test(context.req.header('accept-language') ?? '') ? 'en' : 'id';
    context.header('Cache-Control', 'no-store');
    return sendStyledPage(context, payPage({ payment, language, now: deps.clock.now() }), payment ? 200 : 404);
  });
  app.post(`${SANDBOX_BASE}/pay/:id`, async (context) => {
    const id = context.req.param('id');
    const payment = await findSandboxPayment(deps, id);
    const form = new URLSearchParams((await readBytes(context.req.raw, { maxBytes: MAX_FORM_BYTES })).toString('utf8'));
    const result = form.get('result');
    const fault = WEBHOOK_FAULTS.find((name) => name === form.get('trick')) ?? 'normal';
    if (payment && payment.status !== 'SUCCEEDED') {
      const amount = fault === 'less' ? Math.max(1, payment.amount - UNDERPAID_RUPIAH) : payment.amount;
      if (result === 'decline') await declineSandbox(deps, payment);
      else if (result === 'pay') await paySandbox(deps, { payment, amount, delivery: DELIVERY_OF[fault] });
    }
    return context.redirect(
      returnPath(payment?.channelProperties) ?? `${SANDBOX_BASE}/pay/${encodeURIComponent(id)}`,
      303,
    );
  });
  app.route(SANDBOX_BASE, sandboxApi(deps));
  app.all(`${SANDBOX_BASE}/*`, (context) =>
    context.json({ error_code: 'NOT_FOUND', message: 'The sandbox gateway has no such call.' }, 404),
  );
}

/** The return address as a path: the page may be open under another host name of the same server. */
function returnPath(properties: Record<string, unknown> | undefined): string | null {
  const address = properties?.success_return_url;
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  return new URL(address).pathname;
}
