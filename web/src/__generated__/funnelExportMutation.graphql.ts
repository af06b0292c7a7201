/**
 * @generated SignedSource<<8ec210582b8914fb6cca0983c95cf33f>>
 * @relayHash 3014f7bcd7716a35313ce56fe570c7c2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13c75169f9c6d8dd121b7cd8057972bf212649a2148e0ba971f24b36c24004ad

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
export type funnelExportMutation$variables = {
  input: ExportLessonStatisticsInput;
};
export type funnelExportMutation$data = {
  readonly exportLessonStatistics: {
    readonly lessonStatisticsExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type funnelExportMutation = {
  response: funnelExportMutation$data;
  variables: funnelExportMutation$variables;
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
    "name": "funnelExportMutation",
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
    "name": "funnelExportMutation",
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
    "id": "13c75169f9c6d8dd121b7cd8057972bf212649a2148e0ba971f24b36c24004ad",
    "metadata": {},
    "name": "funnelExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "edb0182f19ad31edde1e29c7a2c17e63";

export default node;
