// Declares the company: names, files, domains, owners, integrations, plan and payments.
import { startDnsServer } from '../../../api/testing/servers/dns-server.ts';
import { startYooKassaServer } from '../../../api/testing/servers/yoo-kassa-server.ts';
import type { Json } from '../../kit/rest.ts';
import { filmOf, fileOf } from '../probes/bodies.ts';
import type { DomainDeclaration } from '../domain-declaration.ts';
import type { Writer } from '../school/writing.ts';

const company = '/api/companies/{companyId}';

/** The secret key of any shop. */
const secretOfShop = 'test_of-the-school';

export const domain: DomainDeclaration = {
  tags: [
    'Companies',
    'Own domains',
    'Owners',
    'Company integrations',
    'Subscription',
    'Pay settings',
    'Saved views',
    'Spending',
  ],
  menuPages: {
    settings: [
      {
        query: 'companySettingsRouteQuery',
        variables: () => ({
          main: true,
          domains: true,
          integrations: true,
          subscription: true,
          payments: true,
          signIn: true,
          owners: true,
        }),
      },
    ],
  },
  records: {
    // The school has one owner only.
    [`POST ${company}/owners`]: () => [],
    // With a unique number: DNS encodes the marking word, which is not ASCII.
    [`POST ${company}/self_domain`]: ({ record, word }) => [
      { domain: `${word}-${record('roles')}.test` },
    ],
    // One private view and one for all.
    [`POST ${company}/saved_views`]: ({ text }) =>
      [false, true].map((shared) => ({ name: text('name'), list: 'courses', shared })),
  },
  writes: [
    async ({ create, word }) => {
      await create('/add_media', fileOf(`${word}.png`));
      await create('/video', filmOf(`${word}.mp4`));
    },
  ],
  finalWrites: describeCompany,
  sharedRows: { companies: () => true, saved_views: ({ shared }) => shared === true },
  services: async () => {
    const dns = await startDnsServer();
    const yooKassa = await startYooKassaServer(({ secretKey }) => secretKey === secretOfShop);
    return { DNS_SERVERS: dns.address, YOOKASSA_URL: yooKassa.url };
  },
  namedValues: ({ record, row }) => {
    const own = (type: string) =>
      record('files', (row) => row['purpose'] === 'company' && row['mime_type'] === type);
    const image = own('image/png');
    const code = row('companies')['code'];
    return {
      code,
      host: `${code}.localhost`,
      list: 'courses',
      saved_view_id: record('saved_views', ({ list }) => list === 'courses'),
      file: image,
      video_preview_image_id: image,
      main_id: own('video/mp4'),
      poster_id: image,
    };
  },
  texts: {
    code: (number) => `probe-${number}`,
    list: () => 'courses',
    address: (number) => `search=probe-${number}`,
    domain: (number, word) => `${word}-${number}.test`,
    firstLink: () => '/probe',
    first_link: () => '/probe',
    yoo_kassa_shop_id: () => '506751',
  },
  bodies: {
    [`POST ${company}/company_integrations`]: integration,
    [`PUT ${company}/company_integrations/{id}`]: integration,
    [`DELETE ${company}`]: ({ row }) => [{ name: row('companies')['name'] }],
  },
  inputValues: {
    'CreateSavedViewInput.columns': {},
    'UpdateSavedViewInput.columns': {},
  },
  inputFields: {
    CreateCompanyIntegrationInput: ['type', 'settings'],
    UpdateCompanyIntegrationInput: ['name', 'settings'],
  },
  idTypes: {
    'DeleteCompanyFileInput.id': 'UploadedFile',
    'UpdateCompanyInput.videoPreviewImageId': 'UploadedFile',
  },
  uploads: {
    [`POST ${company}/add_media`]: 'companies/Company',
    [`POST ${company}/video`]: 'companies/Company/video',
  },
  unguardedRoutes: {
    'GET /api/companies': { outsider: 'inside', insider: 'inside' },
    'POST /api/companies': { outsider: 'inside', insider: 'inside' },
    // Founders of a company must learn that a code is taken; the route reveals nothing else.
    'GET /api/company/check_code': { outsider: 'inside', insider: 'inside' },
    'GET /api/company/get_id_by_code': { outsider: 'hidden', insider: 'inside' },
    // What every member knows of the company.
    [`GET ${company}`]: { outsider: 'hidden', insider: 'inside' },
    [`POST ${company}/leave`]: { outsider: 'hidden', insider: 'inside' },
  },
  publicRoutes: { 'GET /api/public/company/get_by_host': { status: 200, shows: ['companies'] } },
  endsMembership: [`POST ${company}/leave`],
  namesCompany: ['GET /api/company/get_id_by_code'],
  withoutTexts: {
    'GET /api/company/check_code': 'yes or no',
    [`GET ${company}/subscription_check`]: 'plans are the platform’s',
    [`GET ${company}/yoo_kassa_config`]: 'a number, and dots',
    [`GET ${company}/actualize_yoo_client`]: 'a number, and dots',
    [`GET ${company}/contents`]: 'counts',
    [`GET ${company}/spending`]: 'counts and times',
  },
  emptyEvenForOwner: {
    'Company.subscription': 'plans are the platform’s',
    'Company.contents': 'counts',
    'Company.spending': 'counts and times',
    'Company.defaultViews': 'what the caller has chosen, and nobody has',
  },
  expectedOwnerFailures: {
    [`POST ${company}/leave`]: { status: 409, why: 'nobody else owns it' },
    [`DELETE ${company}`]: { status: 422, why: 'it has another name by then' },
  },
  allowedChanges: [
    {
      why: 'the owner asks YooKassa',
      covers: ({ table, columns }) =>
        table === 'companies' &&
        columns.every((column) => ['yoo_kassa_checked_at', 'updated_at'].includes(column)),
    },
    {
      why: 'members who leave are counted as former members, with their roles',
      covers: ({ table, row }) =>
        table === 'row_counts' &&
        ['company_members', 'member_roles'].includes(String(row['counted'])),
    },
  ],
};

/** A connected program, with its settings as JSON text. */
function integration({ word }: { word: string }): Json[] {
  return [{ name: `Обмен ${word}`, type: word, settings: JSON.stringify({ department: word }) }];
}

async function describeCompany({ record, send, word }: Writer): Promise<void> {
  await send('PUT', '', {
    name: `Школа ${word}`,
    description: word,
    video_preview_image_id: record('add_media'),
    // A unique number, like the school's ids.
    yoo_kassa_shop_id: String(record('roles')),
    yoo_kassa_secret_key: secretOfShop,
  });
  // Repeating this request later reveals nothing new.
  await send('GET', '/actualize_yoo_client');
}
