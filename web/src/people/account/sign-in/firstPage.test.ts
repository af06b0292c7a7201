// The page after signing in: the requested link, the only company, or the list of companies.
import { describe, expect, it } from 'vitest';
import { accessToken, rememberLink } from '../../../kit/network/session.ts';
import { writeSetting } from '../../../kit/network/settings.ts';
import { mockGateway } from '../../../kit/testing/mockGateway.ts';
import { completeSignIn } from './firstPage.ts';

const companies = (...codes: string[]) =>
  mockGateway({
    firstPageQuery: () => ({
      data: {
        viewer: { id: 'V1', companies: { nodes: codes.map((code) => ({ id: code, code })) } },
      },
    }),
  });

describe('after signing in', () => {
  it('opens the requested link without a query', async () => {
    const requests = companies('demo');
    rememberLink('/demo/courses?tab=drafts');
    expect(await completeSignIn('t-1')).toBe('/demo/courses?tab=drafts');
    expect(accessToken()).toBe('t-1');
    expect(requests).toEqual([]);
  });

  it('opens the only company', async () => {
    const requests = companies('demo');
    expect(await completeSignIn('t-1')).toBe('/demo');
    expect(requests).toMatchObject([{ authorization: 'Bearer t-1' }]);
  });

  it.each([
    ['physics', '/physics'],
    // The last company of another user of this browser.
    ['chemistry', '/companies'],
    [null, '/companies'],
  ])('opens the last company if the user is still its member: %s', async (last, page) => {
    companies('demo', 'physics');
    writeSetting('last_company', last);
    expect(await completeSignIn('t-1')).toBe(page);
    writeSetting('last_company', null);
  });

  it('opens the list of companies if there are none or the query fails', async () => {
    companies();
    expect(await completeSignIn('t-1')).toBe('/companies');
    mockGateway({
      firstPageQuery: () => ({ data: null, errors: [{ message: 'Сервер отдыхает' }] }),
    });
    expect(await completeSignIn('t-1')).toBe('/companies');
  });
});
