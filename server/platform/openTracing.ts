import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

export interface Tracing {
  /** Sends the spans collected so far. */
  flush(): Promise<void>;
  /** Sends the remaining spans and shuts down. */
  close(): Promise<void>;
}

/**
 * Sends spans to an OTLP receiver over HTTP. A separate bundle, loaded only where tracing is on, since the libraries are
 * large. Receiver, headers and sampler are OpenTelemetry's own settings (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`), which its libraries read themselves.
 */
export function openTracing({ name, version }: { name: string; version: string }): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return { flush: () => provider.forceFlush(), close: () => provider.shutdown() };
}
