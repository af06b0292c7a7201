// What lists may import of exports.
export { ExportButton } from './ExportButton.tsx';
export type { ExportColumns } from './exportChoice.ts';
export { exportOrders } from './exportOrders.ts';
export { RepeatExport } from './RepeatExport.tsx';
export { useExportOrder, type OrderExport } from './useExportOrder.ts';
