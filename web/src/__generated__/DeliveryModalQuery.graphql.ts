/**
 * @generated SignedSource<<03065a77cd4c840a827bbb2043da16d8>>
 * @relayHash d07bd0987abc0fc3a14184b7c4eb3e18
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78ae6704c1b375192f214b9f96fd382e118a665c856676230a828858434de940

import type { ConcreteRequest } from 'relay-runtime';
export type FormWebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING";
export type FormWebhookEvent = "FORM_ANSWERED" | "FORM_TEST";
export type DeliveryModalQuery$variables = {
  id: string;
};
export type DeliveryModalQuery$data = {
  readonly node: {
    readonly attempts?: ReadonlyArray<{
      readonly answer: string | null | undefined;
      readonly createdAt: string;
      readonly error: string | null | undefined;
      readonly status: number | null | undefined;
      readonly took: number;
      readonly url: string | null | undefined;
    }>;
    readonly body?: string;
    readonly createdAt?: string;
    readonly event?: FormWebhookEvent;
    readonly nextAttemptAt?: string | null | undefined;
    readonly status?: FormWebhookDeliveryStatus;
    readonly uuid?: string;
  } | null | undefined;
};
export type DeliveryModalQuery = {
  response: DeliveryModalQuery$data;
  variables: DeliveryModalQuery$variables;
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
  "name": "createdAt",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "event",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FormWebhookAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "took",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FormWebhookDelivery",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeliveryModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "78ae6704c1b375192f214b9f96fd382e118a665c856676230a828858434de940",
    "metadata": {},
    "name": "DeliveryModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3230bcc433229287e8f3014ccff9fb70";

export default node;
