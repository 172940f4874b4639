/** Endings that say nothing about the engine: somebody changed their mind, asked for what is not made, or lost the account. */
export const NOT_ITS_FAILURE = [
  'generation_cancelled',
  'input_sensitive',
  'image_sensitive',
  'output_sensitive',
  'removed_by_admin',
  'account_deactivated',
];
