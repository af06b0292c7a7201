import { describe, expect, it } from 'vitest';
import { readSettings, settingsSchema } from './settings.ts';

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 4000,
      REST_API_URL: 'http://127.0.0.1:4001',
      CORS_ORIGINS: [],
      GRAPHIQL: true,
      WEB_ROOT: expect.stringMatching(/^\/.*web\/dist$/),
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['REST_API_URL', 'localhost:4001'],
    ['REST_API_URL', 'ftp://localhost'],
    ['REST_API_TIMEOUT', '0'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://school.example/path'],
    ['GRAPHIQL', 'yes'],
    ['BODY_LIMIT', '12'],
    ['LOG_LEVEL', 'loud'],
    ['HOST', ''],
  ])('%s rejects %j with a one-line error that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^setting ${name} is wrong: [^\\n]+$`),
    );
  });

  it('are all documented', () => {
    const undocumented = Object.entries(settingsSchema.shape).filter(
      ([, schema]) => !schema.description,
    );
    expect(undocumented).toEqual([]);
  });
});
