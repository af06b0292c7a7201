/**
 * @generated SignedSource<<6b336305831ca825ca3deab71972b909>>
 * @relayHash feb4c40646c8db493f7a223080a6ec27
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49ee411e835d910cfdec1c1923b51ba39be373e2f53e67d5d2710e2fbc2659b2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakeHomeworkBackInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useGradingTakeBackMutation$variables = {
  input: TakeHomeworkBackInput;
};
export type useGradingTakeBackMutation$data = {
  readonly takeHomeworkBack: {
    readonly homeworkWork: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useGradingTakeBackMutation = {
  response: useGradingTakeBackMutation$data;
  variables: useGradingTakeBackMutation$variables;
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
  "concreteType": "HomeworkWork",
  "kind": "LinkedField",
  "name": "homeworkWork",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
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
    "name": "useGradingTakeBackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TakeHomeworkBackPayload",
        "kind": "LinkedField",
        "name": "takeHomeworkBack",
        "plural": false,
        "selections": [
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
    "name": "useGradingTakeBackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TakeHomeworkBackPayload",
        "kind": "LinkedField",
        "name": "takeHomeworkBack",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "49ee411e835d910cfdec1c1923b51ba39be373e2f53e67d5d2710e2fbc2659b2",
    "metadata": {},
    "name": "useGradingTakeBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "828f8221c3c0bae1e38ce27e5abcf435";

export default node;
