// What lists may use of exports. The modal is loaded when it opens: import it from its own file.
export { ExportButton } from './ExportButton.tsx';
export { exportOrders } from './exportOrders.ts';
export { RepeatExport } from './RepeatExport.tsx';
export { useExportOrder, type OrderExport } from './useExportOrder.ts';
