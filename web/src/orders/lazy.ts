// Components of orders that other domains load lazily.
export { BitrixAutoLead } from './leads/BitrixAutoLead.tsx';
