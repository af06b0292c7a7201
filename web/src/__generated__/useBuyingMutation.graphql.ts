/**
 * @generated SignedSource<<90fb5945096253bc613aac87d5ab110b>>
 * @relayHash b603d336c08999ed996255158b0cae02
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 562d175ed69a3a52d282c217cbf204e37e3e4175fc77070e25be3d2782f7a738

import type { ConcreteRequest } from 'relay-runtime';
export type OrderCourseInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  coursePackageId?: string | null | undefined;
  isGift?: boolean | null | undefined;
  promoCode?: string | null | undefined;
  utmCampaign?: string | null | undefined;
  utmContent?: string | null | undefined;
  utmMedium?: string | null | undefined;
  utmSource?: string | null | undefined;
  utmTerm?: string | null | undefined;
};
export type useBuyingMutation$variables = {
  input: OrderCourseInput;
};
export type useBuyingMutation$data = {
  readonly orderCourse: {
    readonly purchase: {
      readonly databaseId: number;
      readonly id: string;
      readonly toPay: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useBuyingMutation = {
  response: useBuyingMutation$data;
  variables: useBuyingMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OrderCoursePayload",
    "kind": "LinkedField",
    "name": "orderCourse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Purchase",
        "kind": "LinkedField",
        "name": "purchase",
        "plural": false,
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
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toPay",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBuyingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBuyingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "562d175ed69a3a52d282c217cbf204e37e3e4175fc77070e25be3d2782f7a738",
    "metadata": {},
    "name": "useBuyingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4205fa26d80373503c8f466a3c3966d";

export default node;
