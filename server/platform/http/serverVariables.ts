import type { Log } from '../log.ts';

export interface ServerVariables {
  Variables: {
    requestId: string;
    /** The caller's account id, once authenticated. */
    account?: string;
    /** The process's log; for lines about this request use `requestLog`. */
    log: Log;
    ip: string;
    /** Sources that `style-src` allows for this document, in place of the built pages' styles. */
    styleSources?: readonly string[];
  };
}
