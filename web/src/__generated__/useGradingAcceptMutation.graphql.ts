/**
 * @generated SignedSource<<e2f03d2785afb8e20d545e235ea06ece>>
 * @relayHash 0ae84b15165ecea43f09460885a48972
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21e8c3c3a130ae94016d8514917502ea0b9294c2681d1e867b870cf52732614e

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptHomeworkInput = {
  clientMutationId?: string | null | undefined;
  fileIds?: ReadonlyArray<string> | null | undefined;
  id: string;
  points: number;
  seenMessageId: number;
  text?: string | null | undefined;
};
export type useGradingAcceptMutation$variables = {
  input: AcceptHomeworkInput;
};
export type useGradingAcceptMutation$data = {
  readonly acceptHomework: {
    readonly homeworkWork: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type useGradingAcceptMutation = {
  response: useGradingAcceptMutation$data;
  variables: useGradingAcceptMutation$variables;
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
    "concreteType": "AcceptHomeworkPayload",
    "kind": "LinkedField",
    "name": "acceptHomework",
    "plural": false,
    "selections": [
      {
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
            "name": "code",
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
    "name": "useGradingAcceptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGradingAcceptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21e8c3c3a130ae94016d8514917502ea0b9294c2681d1e867b870cf52732614e",
    "metadata": {},
    "name": "useGradingAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef2eae25f248ca90b996e464baa5017d";

export default node;
