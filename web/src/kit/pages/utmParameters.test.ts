// UTM parameters: passed on, truncated to the server's limit, without other parameters.
import { expect, test } from 'vitest';
import { utmParametersIn, withUtmParameters } from './utmParameters.ts';

const search = new URLSearchParams(
  'utm_source=vk&utm_campaign=%20осень%20&search=физика&utm_term=',
);

test('passes on UTM parameters and nothing else', () => {
  expect(withUtmParameters('/demo/buy/3', search)).toBe(
    `/demo/buy/3?${new URLSearchParams({ utm_source: 'vk', utm_campaign: ' осень ' }).toString()}`,
  );
  expect(withUtmParameters('/demo/buy/3', new URLSearchParams('search=физика'))).toBe(
    '/demo/buy/3',
  );
});

test('truncates UTM parameters to the server’s limit', () => {
  expect(utmParametersIn(search)).toEqual({
    utmSource: 'vk',
    utmMedium: null,
    utmCampaign: 'осень',
    utmContent: null,
    utmTerm: null,
  });
  expect(utmParametersIn(new URLSearchParams({ utm_term: 'а'.repeat(300) })).utmTerm).toHaveLength(
    255,
  );
});
