/* Preloaded by a test: prints the address of each module that is loaded. */
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    process.stdout.write(`loaded ${url}\n`);
    return next(url, context);
  },
});
