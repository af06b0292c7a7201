/**
 * @generated SignedSource<<bd68d8a19a55a116b0f1a244585b3c95>>
 * @relayHash e6c87f2cf19ace1459461b9d07153ceb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3525ca0f52931b5c341169f91e84d014536db378bdeedc777250706bd542fee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
  "kind": "InlineFragment",
  "selections": [
    {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
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
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "id": "c3525ca0f52931b5c341169f91e84d014536db378bdeedc777250706bd542fee",
    "metadata": {},
    "name": "useOrderFunnelExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2849698654ed82192b2dbc1d97767455";

export default node;
