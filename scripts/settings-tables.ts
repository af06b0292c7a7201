// Writes the settings tables of docs/operating.md from the settings of the programs, as a part of `npm run generate`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { settingsSchema as api } from '../api/src/settings.ts';
import { settingsSchema as gateway } from '../gateway/src/settings.ts';
import { inRoot } from './lib/root.ts';

interface Setting {
  type?: string;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Setting[];
  description?: string;
}

const path = inRoot('docs', 'operating.md');
let text = readFileSync(path, 'utf8');
for (const [name, schema] of Object.entries({ api, gateway })) {
  const between = new RegExp(`(<!-- settings of the ${name} -->\n)[^]*?(<!-- end of settings -->)`);
  if (!between.test(text))
    throw new Error(`docs/operating.md has no table for the settings of the ${name}`);
  text = text.replace(between, `$1\n${table(schema)}\n$2`);
}
writeFileSync(path, text);
execFileSync('oxfmt', [path]);

function table(schema: z.ZodObject): string {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties ?? {}).map(([name, setting]) =>
    row(name, setting as Setting),
  );
  return ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n') + '\n';
}

function row(name: string, setting: Setting): string {
  const usual = setting.default === undefined ? '' : `\`${String(setting.default)}\``;
  const values = setting.enum
    ? ` One of ${setting.enum.map((value) => `\`${String(value)}\``).join(', ')}.`
    : '';
  const meaning = `${setting.description ?? ''}${values}`.replaceAll('|', '\\|');
  return `| \`${name}\` | ${usual} | ${meaning} |`;
}
