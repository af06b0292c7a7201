/**
 * @generated SignedSource<<6bbb5cdc4d63691b70e90cea659dbe24>>
 * @relayHash ba38e02a9e0f9731ff7398b32f11bcaf
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41df31c3a49d2644a5734a286feeb367f3187a695ddc6aa3cbed39e1fbf4146a

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
export type useTestJobSubscription$variables = {
  id: string;
};
export type useTestJobSubscription$data = {
  readonly jobUpdated: {
    readonly doneCount: number;
    readonly error: string | null | undefined;
    readonly report: {
      readonly changed: ReadonlyArray<{
        readonly title: string;
        readonly what: string;
      }> | null | undefined;
      readonly left: ReadonlyArray<{
        readonly title: string;
        readonly why: string;
      }>;
      readonly source: string | null | undefined;
      readonly taken: ReadonlyArray<{
        readonly count: number;
        readonly title: string;
      }>;
    } | null | undefined;
    readonly status: JobStatus;
    readonly test: {
      readonly databaseId: number;
    } | null | undefined;
    readonly totalCount: number | null | undefined;
  } | null | undefined;
};
export type useTestJobSubscription = {
  response: useTestJobSubscription$data;
  variables: useTestJobSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doneCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "error",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "JobReport",
  "kind": "LinkedField",
  "name": "report",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobReportTaken",
      "kind": "LinkedField",
      "name": "taken",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobReportChanged",
      "kind": "LinkedField",
      "name": "changed",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "what",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobReportLeft",
      "kind": "LinkedField",
      "name": "left",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "why",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTestJobSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Test",
            "kind": "LinkedField",
            "name": "test",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestJobSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Test",
            "kind": "LinkedField",
            "name": "test",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "41df31c3a49d2644a5734a286feeb367f3187a695ddc6aa3cbed39e1fbf4146a",
    "metadata": {},
    "name": "useTestJobSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6f6c4a7e499215ebd7b9fa8cc827cd86";

export default node;
