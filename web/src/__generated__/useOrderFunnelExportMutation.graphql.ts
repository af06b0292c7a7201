/**
 * @generated SignedSource<<2fa69a8250dd3a5c0c6c3b1e1b3cdd99>>
 * @relayHash cabe752018cd0bb5dbde1ad2648b4281
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bddad1df248b76412fd558211888e70a0346d7a9ba7d2edbb9934144a0589738

import type { ConcreteRequest } from 'relay-runtime';
export type LessonStatisticsExportColumn = "BEFORE_COUNT" | "CAME_COUNT" | "FINISHED_COUNT" | "MEDIAN_WATCHED_SECONDS" | "NAME" | "OPENED_COUNT" | "OPEN_COUNT" | "STUCK_COUNT" | "STUDENTS_COUNT" | "WAITING_COUNT" | "WATCHED_SECONDS";
export type StatisticsExportFormat = "CSV" | "XLSX";
export type ExportLessonStatisticsInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<LessonStatisticsExportColumn> | null | undefined;
  courseId: string;
  format?: StatisticsExportFormat;
  matching?: LessonStatisticsMatch | null | undefined;
};
export type LessonStatisticsMatch = {
  filter?: LessonStatisticsFilter | null | undefined;
};
export type LessonStatisticsFilter = {
  beganFrom?: string | null | undefined;
  beganTo?: string | null | undefined;
  branch?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  package?: ReadonlyArray<string> | null | undefined;
  stuckDays?: number | null | undefined;
};
export type useOrderFunnelExportMutation$variables = {
  input: ExportLessonStatisticsInput;
};
export type useOrderFunnelExportMutation$data = {
  readonly exportLessonStatistics: {
    readonly lessonStatisticsExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useOrderFunnelExportMutation = {
  response: useOrderFunnelExportMutation$data;
  variables: useOrderFunnelExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderFunnelExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportLessonStatisticsPayload",
        "kind": "LinkedField",
        "name": "exportLessonStatistics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LessonStatisticsExport",
            "kind": "LinkedField",
            "name": "lessonStatisticsExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderFunnelExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportLessonStatisticsPayload",
        "kind": "LinkedField",
        "name": "exportLessonStatistics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LessonStatisticsExport",
            "kind": "LinkedField",
            "name": "lessonStatisticsExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bddad1df248b76412fd558211888e70a0346d7a9ba7d2edbb9934144a0589738",
    "metadata": {},
    "name": "useOrderFunnelExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c64a34d535054dec0fba797c8e3c84c";

export default node;
