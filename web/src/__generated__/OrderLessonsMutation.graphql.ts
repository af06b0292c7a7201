/**
 * @generated SignedSource<<549c3eff4b7d54a6539ddec9ce35b426>>
 * @relayHash 1117db97ce460deff6bb9164bcb5eb09
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14a3eaaeb0d347a6ff1d98482ab843fe0550977af0efa5d8dca4bf44f40470ea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateOrderLessonsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  lessons: ReadonlyArray<OrderLessonInput>;
  version?: string | null | undefined;
};
export type OrderLessonInput = {
  lessonId: number;
  teacherPrice?: string | null | undefined;
};
export type OrderLessonsMutation$variables = {
  input: UpdateOrderLessonsInput;
};
export type OrderLessonsMutation$data = {
  readonly updateOrderLessons: {
    readonly order: {
      readonly updatedAt: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OrderLessons_order">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type OrderLessonsMutation = {
  response: OrderLessonsMutation$data;
  variables: OrderLessonsMutation$variables;
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
  "name": "updatedAt",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderLessonsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateOrderLessonsPayload",
        "kind": "LinkedField",
        "name": "updateOrderLessons",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": (v2/*:: as any*/),
                "to": "NULL"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrderLessons_order"
              }
            ],
            "storageKey": null
          },
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
    "name": "OrderLessonsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateOrderLessonsPayload",
        "kind": "LinkedField",
        "name": "updateOrderLessons",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUpdate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderLesson",
                "kind": "LinkedField",
                "name": "lessons",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lessonId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "teacherPrice",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "14a3eaaeb0d347a6ff1d98482ab843fe0550977af0efa5d8dca4bf44f40470ea",
    "metadata": {},
    "name": "OrderLessonsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8cc882e9e25d652f02eb754869f395cd";

export default node;
