-- The wallet that most people here have; where an operator added it by hand, theirs stays.
INSERT INTO "payment_channels"
  ("code", "method", "label", "position", "min_amount", "max_amount", "fee_flat", "fee_permyriad", "expires_after_seconds", "needs_phone") VALUES
  ('GOPAY', 'ewallet', 'GoPay', 29, 1, 50000000, 0, 150, 1800, false)
ON CONFLICT DO NOTHING;
