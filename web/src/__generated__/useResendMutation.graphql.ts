/**
 * @generated SignedSource<<4f3119756a2a08fbed5bfe286734e5b4>>
 * @relayHash 4628c861c751a066bcf972189e22a1a2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 623ad8522fb128386b36cf7b3ad2bb04e87a2172113ee09af264eb8f637e850c

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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
    }
  ],
  "storageKey": null
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
          (v3/*:: as any*/)
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
    "id": "623ad8522fb128386b36cf7b3ad2bb04e87a2172113ee09af264eb8f637e850c",
    "metadata": {},
    "name": "useResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "808c8cdca09a4cb118edf6390825c64a";

export default node;
