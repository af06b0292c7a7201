// What other domains show of orders. It is loaded when it is shown.
export { BitrixAutoLead } from './leads/BitrixAutoLead.tsx';
