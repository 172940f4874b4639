import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

export interface Tracing {
  /** Sends what is there now. */
  flush(): Promise<void>;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

/**
 * Sends spans to an OTLP receiver over HTTP. A bundle of its own, loaded only where it is wanted: it is larger than it
 * looks. The receiver, its headers and the sampler are OpenTelemetry's own settings (`OTEL_EXPORTER_OTLP_ENDPOINT`,
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
