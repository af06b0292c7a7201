// Formats a program's log for a terminal: the message of each line, without those of single requests. When the output
// is a file or a service manager, JSON lines remain.
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export function viewLog(name: string, log: Readable): void {
  createInterface({ input: log }).on('line', (line) => {
    const shown = readable(line);
    if (shown) console.log(`${name.padEnd(8)}${shown}`);
  });
}

/** Fields that don't help at a terminal, and the message itself. */
const spared = new Set(['level', 'time', 'pid', 'hostname', 'msg']);

/** Undefined for lines that are hidden at a terminal. */
function readable(line: string): string | undefined {
  const entry = parsed(line);
  if (!entry) return line;
  if ('req' in entry || 'res' in entry || 'status' in entry) return undefined;
  if (String(entry.msg).startsWith('Server listening')) return undefined;
  const details = Object.entries(entry)
    .filter(([key]) => !spared.has(key))
    .map(([key, value]) => (isError(value) ? `\n${value.stack}` : `${key}: ${String(value)}`));
  return [String(entry.msg), ...details].join('  ');
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? { ...entry } : undefined;
  } catch {
    return undefined;
  }
}

function isError(value: unknown): value is { stack: string } {
  return typeof value === 'object' && value !== null && 'stack' in value;
}
