// What other domains may use of the crm domain.
export {
  bitrixIn,
  bitrixOf,
  portalOf,
  requirePortal,
  type Bitrix,
  type BitrixLead,
  type ContactSearch,
  type BitrixItem,
} from './bitrix/bitrix-client.ts';
export { registerBitrix } from './bitrix/bitrix-fields.ts';
