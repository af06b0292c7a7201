/**
 * @generated SignedSource<<ffeed3ce09d5f5af318803ca388cd55a>>
 * @relayHash 1d869fdcaed4d5339f0ed084c5895d40
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 173ebc6997d00925383dc66f0e7c9009fab3ec5e0de14849f4c1c6a97b075372

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormWebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING";
export type ResendFormWebhookDeliveriesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  formWebhookDeliveries: FormWebhookDeliverySelection;
};
export type FormWebhookDeliverySelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: FormWebhookDeliveryMatch | null | undefined;
};
export type FormWebhookDeliveryMatch = {
  filter?: FormWebhookDeliveryFilter | null | undefined;
};
export type FormWebhookDeliveryFilter = {
  form?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<FormWebhookDeliveryStatus> | null | undefined;
};
export type useResendMutation$variables = {
  input: ResendFormWebhookDeliveriesInput;
};
export type useResendMutation$data = {
  readonly resendFormWebhookDeliveries: {
    readonly changedCount: number;
    readonly formWebhookDeliveries: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AnswerDelivery_delivery">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useResendMutation = {
  response: useResendMutation$data;
  variables: useResendMutation$variables;
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
  "name": "changedCount",
  "storageKey": null
},
v3 = {
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
    "name": "useResendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ResendFormWebhookDeliveriesPayload",
        "kind": "LinkedField",
        "name": "resendFormWebhookDeliveries",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FormWebhookDelivery",
            "kind": "LinkedField",
            "name": "formWebhookDeliveries",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AnswerDelivery_delivery"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
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
    "name": "useResendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ResendFormWebhookDeliveriesPayload",
        "kind": "LinkedField",
        "name": "resendFormWebhookDeliveries",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FormWebhookDelivery",
            "kind": "LinkedField",
            "name": "formWebhookDeliveries",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "responseStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "error",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "173ebc6997d00925383dc66f0e7c9009fab3ec5e0de14849f4c1c6a97b075372",
    "metadata": {},
    "name": "useResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "80ab946f51e48e14d7f3c3c18cc65536";

export default node;
