// The tracer of a program: OpenTelemetry's, whose spans are sent by OTLP.
import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

export interface TracingOptions {
  /** Address of the collector, without the path of its traces. */
  readonly endpoint: string;
  /** Share of the traces that are sampled, 0 to 1; traces begun elsewhere follow the decision made there. */
  readonly ratio: number;
}

/** `close` sends what is left. */
export function startTracer(
  service: string,
  { endpoint, ratio }: TracingOptions,
): { tracer: Tracer; close: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  return { tracer: provider.getTracer(service), close: () => provider.shutdown() };
}
